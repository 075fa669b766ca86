/** What the others did since one's own last answer: a small paper, and the list it opens. */
import { Geom } from 'phaser';
import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import { tell } from '../../../ui/access/text/tell.ts';
import type { Rect } from '../../../ui/button.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { emblem, leftward } from '../pieces.ts';
import { drawing } from '../shelf.ts';

/** Above the picture and its frame. */
const DEPTH = 1150;
/** The list shows so many lines at most, the newest. */
const MOST = 8;

/** What happens to everybody alike, or behind closed doors, is no news. */
const QUIET: readonly PetzEvent['type'][] = ['petz.income', 'petz.drew', 'petz.arranged', 'petz.cameHome'];

/** What others did in the eyes of a seat: what only the table itself did is seen without being told. */
export function newsOf(link: TableLink, seat: Seat): PetzEvent[] {
  const events = link.session.recap(seat).flatMap((entry) => entry.events);
  return events.filter((event) => 'seat' in event && event.seat !== seat && !QUIET.includes(event.type));
}

/** The button; nothing if it is not one's turn or nobody did anything. */
export function buildRecap(kit: TableKit, link: TableLink, look: Look, rect: Rect): void {
  if (look.domain === null) return;
  const news = newsOf(link, look.seat);
  if (news.length === 0) return;
  const { x, y, width, height } = rect;
  const small = width < 100;
  kit.picture(panel('paper', width, height - 2, 14), x - 2, y - 2, width + 4);
  const icon = small ? 24 : 28;
  kit.fitted(drawing('icons/ui-log'), {
    x: x + 8,
    y: y + (height - icon) / 2 - 1,
    width: icon,
    height: icon,
  });
  const left = x + icon + 11;
  const words = small ? String(news.length) : link.speech.t('ui.recap.button', { n: news.length });
  const fit = x + width - 9 - left;
  kit.words(words, left + fit / 2, y + height / 2 - 1, {
    size: width < 200 ? 16 : 17,
    lines: small || width >= 200 ? 1 : 2,
    family: small ? 'display' : 'text',
    fit,
  });
  kit.press('recap', rect, () => openRecap(kit, link, look, news));
}

/** The list lies over the picture until a tap elsewhere. */
function openRecap(kit: TableKit, link: TableLink, { seat }: Look, news: readonly PetzEvent[]): void {
  const { speech } = link;
  const { width, height } = kit.window;
  const small = height < 520;
  const line = small ? 32 : 44;
  const room = height - (small ? 120 : 200);
  const shown = news.slice(-Math.min(MOST, Math.floor(room / line)));
  const w = Math.min(640, width - 40);
  const h = 60 + shown.length * line + 88;
  const box = { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
  const sheet = kit.scene.add.container(0, 0).setDepth(DEPTH);
  const zone = (rect: Rect) => {
    const made = kit.scene.add.zone(rect.x, rect.y, rect.width, rect.height).setOrigin(0, 0);
    const area = new Geom.Rectangle(0, 0, rect.width, rect.height);
    made.setInteractive({ hitArea: area, hitAreaCallback: Geom.Rectangle.Contains });
    sheet.add(made);
    return made;
  };
  const { hits } = kit;
  const close = () => {
    sheet.destroy();
    if (kit.hits === own) kit.hits = hits;
  };
  const own: typeof hits = [];
  kit.hits = own;
  zone(kit.window).on('pointerup', close);
  zone(box);
  sheet.add(kit.picture(panel('paper', w, h, 20), box.x - 2, box.y - 2, w + 4));
  sheet.add(kit.words(speech.t('ui.recap.title'), box.x + w / 2, box.y + 34, { size: 24, fit: w - 60 }));
  for (const [i, event] of shown.entries()) {
    const y = box.y + 60 + (i + 0.5) * line;
    const actor = 'seat' in event ? event.seat : seat;
    sheet.add(kit.picture(emblem(actor), box.x + 22, y - 14, 28));
    const style = { size: 17, family: 'text', fit: w - 92, lines: 2 } as const;
    const text = leftward(kit.words(tell(speech, event), box.x + 60, y, style));
    text.setAlign('left').setColor(palette.ink);
    if (text.height > line) text.setFontSize(16);
    sheet.add(text);
  }
  const foot = { y: box.y + h - 66, height: 48 };
  const wide = (w - 60) / 2;
  const log = { ...foot, x: box.x + 22, width: wide };
  const done = { ...foot, x: box.x + w - 22 - wide, width: wide };
  sheet.add(
    kit.button('recap-log', log, { kind: 'plain', words: speech.t('ui.recap.log'), size: 19 }, () => {
      close();
      link.open('log');
    }),
  );
  sheet.add(
    kit.button('recap-close', done, { kind: 'gold', words: speech.t('ui.recap.close'), size: 19 }, close),
  );
  void kit.art.finish();
}
