/** The widgets of the layer in words, each in every state. */
import { type ComponentChildren, render } from 'preact';
import { Chip, Fold, NumberStepper, Panel } from '../../src/ui/access/parts/pieces.tsx';
import { type Option, QuestionPanel } from '../../src/ui/panels/question.tsx';
import { urlOf } from './parts.ts';
import '../../src/ui/theme/base.css';
import '../../src/ui/access/styles/base.css';
import '../../src/ui/access/styles/controls.css';
import '../../src/ui/access/styles/screens.css';
import '../../src/ui/access/styles/table.css';
import '../../src/ui/access/styles/prompts.css';

const BUTTONS = ['', 'gold', 'green', 'small'];
/** States that only a hand or a keyboard brings about, and the class that stands in for each. */
const STATES: Readonly<Record<string, string>> = {
  ':focus-visible': '.is-focused',
  ':active': '.is-pressed',
};

/** Copies every rule for a state to the class that stands in for it. */
function standIns(): void {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const copies = Object.entries(STATES).flatMap(([state, name]) =>
    rules.filter((rule) => rule.includes(state)).map((rule) => rule.replaceAll(state, name)),
  );
  const style = document.createElement('style');
  style.textContent = copies.join('\n');
  document.head.append(style);
}

function Group({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{name}</h2>
      <div class="widgets">{children}</div>
    </section>
  );
}

function Buttons() {
  return (
    <Group name="buttons">
      {BUTTONS.map((kind) => (
        <div key={kind} class="widgets">
          <button type="button" class={kind}>
            {kind || 'plain'}
          </button>
          <button type="button" class={`${kind} is-focused`}>
            focused
          </button>
          <button type="button" class={`${kind} is-pressed`}>
            pressed
          </button>
          <button type="button" class={kind} disabled>
            disabled
          </button>
          <button type="button" class={kind}>
            Commencer une nouvelle partie avec des mots assez longs
          </button>
        </div>
      ))}
    </Group>
  );
}

function Options() {
  const option = (id: string, some: Partial<Option> = {}): Option => ({
    id,
    words: id,
    art: urlOf('spaces/cage1'),
    details: ['Cage 3, cage 7', 'What happens when it is chosen, in a sentence of some length.'],
    tap: () => undefined,
    ...some,
  });
  const options = [
    option('open'),
    option('picked', { isOn: true, look: 'picked' }),
    option('closed', { tap: null, remark: { words: 'Nothing is left there.', isBad: true } }),
  ];
  return (
    <Group name="options">
      <QuestionPanel
        question={{ key: '', at: null, small: false, title: 'What is asked', tools: [], options }}
      />
    </Group>
  );
}

function Fields() {
  const box = (name: string, checked: boolean, disabled: boolean) => (
    <label class="switch row apart">
      <input type="checkbox" checked={checked} disabled={disabled} />
      <span>
        <strong>{name}</strong>
        <small>What it is about</small>
      </span>
    </label>
  );
  return (
    <Group name="fields">
      <label class="field stack close">
        <span>text</span>
        <input value="Boss Badger" />
      </label>
      <label class="field stack close">
        <span>focused</span>
        <input class="is-focused" value="Boss Badger" />
      </label>
      <label class="field stack close">
        <span>disabled</span>
        <input disabled value="Boss Badger" />
      </label>
      <label class="field stack close">
        <span>list</span>
        <select>
          <option>Hunger</option>
        </select>
      </label>
      <label class="field file stack close card">
        <span>file</span>
        <input type="file" />
      </label>
      {box('on', true, false)}
      {box('off', false, false)}
      {box('disabled', false, true)}
      {[0, 2, 4].map((n) => (
        <NumberStepper
          key={n}
          value={n}
          min={0}
          max={4}
          label={`${n} imps`}
          less="one fewer"
          more="one more"
          onChange={() => undefined}
        />
      ))}
    </Group>
  );
}

function Panels() {
  return (
    <Group name="panels and chips">
      <Panel title="Paper" id="paper">
        <p>
          Some text, and some that is <span class="soft">softer</span>.
        </p>
        <p class="yes">Good news.</p>
        <p class="no">Bad news.</p>
      </Panel>
      <Panel title="Wood" id="wood" class="wood">
        <div class="chips cluster">
          <Chip art={urlOf('tokens/token-gold')}>3 gold</Chip>
          <Chip art={urlOf('icons/icon-imp')}>6 imps</Chip>
          <Chip art={null}>no picture</Chip>
        </div>
      </Panel>
      <Fold title="Folded" open={false}>
        <p>Out of sight.</p>
      </Fold>
      <Fold title="Unfolded" open>
        <p>In sight.</p>
      </Fold>
      <p class="refused" role="alert">
        That group has no imp. <small>Rule PB-SHOP-3</small>
      </p>
      <div class="bubble stack tile">
        <h3>A hint</h3>
        <p>Send three imps to the cages.</p>
      </div>
      <p class="note tile">A note.</p>
      <div class="notice-bar row apart">
        <p>The newest save was damaged; this is the one before.</p>
        <button type="button" class="small">
          All right
        </button>
      </div>
    </Group>
  );
}

/** Draws them into an element of its own. */
export function showWidgets(): Node[] {
  const parent = document.createElement('div');
  parent.className = 'access';
  render(
    <>
      <Buttons />
      <Options />
      <Fields />
      <Panels />
    </>,
    parent,
  );
  standIns();
  return [parent];
}
