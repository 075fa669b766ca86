/** One entry of the book, opened: its words, the things it speaks of, and the entries before and after. */

import { NEEDS } from '../../../engine/petz/read.ts';
import {
  accessoryArt,
  addonArt,
  artifactArt,
  cageArt,
  customerArt,
  exhibitionArt,
  facilityArt,
  needArt,
  petArt,
  questThingArt,
  spaceArt,
} from '../../art-urls.ts';
import { Lines } from '../../panels/lines.tsx';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button } from '../parts/pieces.tsx';
import type { RulesEntry } from './book.ts';
import { chapterKey, chapterOf, entryTextKey, entryTitleKey, neighbour } from './find.ts';
import { rulesThings } from './things.ts';

const ART: Readonly<Record<string, (id: string) => string>> = {
  accessory: accessoryArt,
  addon: addonArt,
  artifact: artifactArt,
  cage: cageArt,
  customer: customerArt,
  exhibition: exhibitionArt,
  facility: facilityArt,
  pet: petArt,
  space: spaceArt,
};

interface Props {
  entry: RulesEntry;
  open(entry: RulesEntry): void;
  back(): void;
  /** To the book as a whole, if `back` leads elsewhere. */
  toBook: (() => void) | null;
}

export function EntryPage({ entry, open, back, toBook }: Props) {
  const { words, t } = useApp();
  const chapter = chapterOf(entry);
  const things = rulesThings(words, entry);
  return (
    <div class="rule-entry" data-entry={entry.id}>
      <Page key={entry.id} kind="rules-page" title={t(entryTitleKey(entry.id))} back={back}>
        <div class="book card">
          <nav class="leaf slim far contents stack" aria-label={t('ui.rules.chapter')}>
            {chapter === null ? null : (
              <>
                <h2>{t(chapterKey(chapter.id))}</h2>
                <ul>
                  {chapter.entries.map((other) => (
                    <li key={other.id}>
                      <Button
                        class="plain"
                        aria-current={other.id === entry.id ? 'page' : undefined}
                        tap={() => open(other)}
                      >
                        {t(entryTitleKey(other.id))}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {toBook === null ? null : <Button class="small" tap={toBook} words={t('ui.rules.all')} />}
          </nav>
          <div class="leaf slim far stack">
            <section class="entry-text">
              <EntryArt entry={entry} />
              <Lines of={t(entryTextKey(entry.id)).split('\n')} />
              <Definitions
                of={things.map(({ family, ...thing }) => ({
                  ...thing,
                  art: ART[family]?.(thing.id) ?? questThingArt(family, thing.id),
                }))}
                size={48}
              />
            </section>
            <nav class="page-turn spread wrap apart" aria-label={t('ui.rules.pages')}>
              <Turn entry={neighbour(entry, -1)} words="ui.rules.previous" open={open} />
              <Turn entry={neighbour(entry, 1)} words="ui.rules.next" open={open} />
            </nav>
          </div>
        </div>
      </Page>
    </div>
  );
}

interface Defined {
  id: string;
  art?: string | null;
  name: string;
  /** A line each. */
  text: string;
}

/** Things, with what is said of each; nothing where there are none. */
export function Definitions({ of, size }: { of: readonly Defined[]; size: number }) {
  return of.length === 0 ? null : (
    <dl class="needs stack apart">
      {of.map(({ id, art = null, name, text }) => (
        <div key={id}>
          <dt>
            <ArtImage src={art} size={size} /> {name}
          </dt>
          <dd>
            <Lines of={text.split('\n')} as="span" look="block" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The picture beside a title: of a need or of an action space. */
const PICTURES: Readonly<Record<string, string>> = {
  'shopping.food': spaceArt('mixed'),
  'shopping.artifacts': spaceArt('artifacts'),
  'shopping.cage': spaceArt('cage1'),
  'shopping.addon': spaceArt('addon'),
  'shopping.pet': spaceArt('younger1'),
  'shopping.imps': spaceArt('imps'),
  'shopping.hospital': spaceArt('hospital'),
  'shopping.judging': spaceArt('judge'),
  'shopping.platform': spaceArt('platform'),
  'alleys.market': spaceArt('market'),
  'alleys.fortune': spaceArt('fortuneTeller'),
  'alleys.zone': spaceArt('industrialZone'),
  'alleys.slug': spaceArt('slugShop'),
  ...Object.fromEntries(NEEDS.map((need) => [`showing.${need}`, needArt(need)])),
};

function EntryArt({ entry }: { entry: RulesEntry }) {
  const picture = PICTURES[entry.id];
  return picture === undefined ? null : <img class="plate" src={picture} alt="" width={120} height={120} />;
}

interface TurnProps {
  entry: RulesEntry | null;
  words: string;
  open(entry: RulesEntry): void;
}

function Turn({ entry, words, open }: TurnProps) {
  const { t } = useApp();
  return entry === null ? (
    <span />
  ) : (
    <Button class="small" tap={() => open(entry)} words={t(words, { title: t(entryTitleKey(entry.id)) })} />
  );
}
