/** Which button of a gamepad does what, with signs that are right for the pads of every maker. */

import type { Words } from '../../../i18n/words.ts';

/** The deeds in the order they are told, by the sign of their button. */
export const PAD_SIGNS = [
  'stick',
  'south',
  'east',
  'west',
  'north',
  'shoulders',
  'trigger',
  'start',
  'select',
  'roll',
] as const;
type PadSignName = (typeof PAD_SIGNS)[number];

const FACES: readonly (readonly [PadSignName, number, number])[] = [
  ['north', 20, 9],
  ['west', 9, 20],
  ['east', 31, 20],
  ['south', 20, 31],
];
const CAP = 'M4 27V17Q4 8 14 8H26Q36 8 36 17V27Z';

/** The list for the settings. */
export function PadHelp({ t }: Pick<Words, 't'>) {
  return (
    <section class="pad-help">
      <h2>{t('ui.pad.title')}</h2>
      <p class="soft">{t('ui.pad.hint')}</p>
      <dl>
        {PAD_SIGNS.map((name) => (
          <div key={name}>
            <dt>
              <Sign name={name} />
              <span>{t(`ui.pad.${name}`)}</span>
            </dt>
            <dd>{t(`ui.pad.${name}.does`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A button by its place on the pad: letters and shapes differ from maker to maker, places do not. */
function Sign({ name }: { name: PadSignName }) {
  return (
    <svg class="pad-sign" viewBox="0 0 40 40" width={40} height={40} aria-hidden="true">
      {drawingOf(name)}
    </svg>
  );
}

function drawingOf(name: PadSignName) {
  switch (name) {
    case 'stick':
      return (
        <>
          <path class="part" d="M15 3h10v12h12v10H25v12H15V25H3V15h12z" />
          <path class="lit" d="M20 6l4 6h-8zM20 34l4-6h-8zM6 20l6-4v8zM34 20l-6-4v8z" />
        </>
      );
    case 'roll':
      return (
        <>
          <circle class="part" cx="20" cy="20" r="16" />
          <circle class="lit" cx="20" cy="20" r="7" />
          <path d="M20 7l4 5h-8zM20 33l4-5h-8z" />
        </>
      );
    case 'shoulders':
      return (
        <>
          <path class="lit" d="M3 27V20Q3 10 13 10H18V27Z" />
          <path class="lit" d="M37 27V20Q37 10 27 10H22V27Z" />
        </>
      );
    case 'trigger':
      return (
        <>
          <path class="lit" d={CAP} />
          <path d="M13 32h14" fill="none" />
        </>
      );
    case 'start':
    case 'select':
      return (
        <>
          <rect class="part" x="3" y="11" width="34" height="18" rx="9" />
          {name === 'start' ? (
            <path d="M13 16h14M13 20h14M13 24h14" fill="none" />
          ) : (
            <path d="M12 15h9v7h-9zM18 19h10v7H18z" fill="none" />
          )}
        </>
      );
    default:
      return FACES.map(([face, x, y]) => (
        <circle key={face} class={face === name ? 'lit' : 'part'} cx={x} cy={y} r={face === name ? 8 : 6} />
      ));
  }
}
