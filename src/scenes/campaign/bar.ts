/** Over the map: the way back, the chapter that is seen, the stars, whose they are, and short ways to the places. */
import type { GameObjects } from 'phaser';
import { Button } from '../../ui/button.ts';
import { enlarged, label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { centredDrawing, mapDrawing } from './drawings.ts';
import type { MapKit } from './kit.ts';
import type { BarLayout } from './layout.ts';
import { type MapInit, type MapPlaceId, SHORTCUTS } from './types.ts';

export interface Bar {
  group: GameObjects.Container;
  buttons: ReadonlyMap<string, Button>;
  /** The name of the chapter that is in view. */
  setChapter(title: string): void;
  /** Is there a chapter before and after the one in view? */
  setEnds(before: boolean, after: boolean): void;
}

export interface BarDeeds {
  press(id: MapPlaceId | 'back' | 'whole'): void;
  /** To the chapter before or after. */
  turn(by: -1 | 1): void;
}

export function buildMapBar(kit: MapKit, layout: BarLayout, init: MapInit, deeds: BarDeeds): Bar {
  const { bar, back, stars, profile, name } = layout;
  const group = kit.group(0, 0);
  // What is pressed on the board is not pressed on the map behind it.
  const board = kit.image(panel('wood', bar.width, bar.height, 22), bar.x, bar.y, 1);
  const shield = kit.scene.add.zone(bar.x, bar.y, bar.width, bar.height).setOrigin(0, 0).setInteractive();
  group.add([board, shield]);

  const buttons = new Map<string, Button>();
  const add = (id: string, rect: Rect, look: ConstructorParameters<typeof Button>[2], press: () => void) => {
    const button = new Button(kit, rect, look, press);
    buttons.set(id, button);
    group.add(button);
    return button;
  };
  const go = { kind: 'plain', icon: centredDrawing('go-on') } as const;
  flip(add('back', back, go, () => deeds.press('back')));
  add('whole', layout.whole, { kind: 'plain', icon: centredDrawing('go-road') }, () => deeds.press('whole'));
  for (const id of SHORTCUTS) {
    const rect = layout.places[id];
    if (rect === undefined) continue;
    const icon = mapDrawing(`go-${id}`);
    const disabled = !init.places[id].isOpen;
    if (!layout.worded) {
      add(id, rect, { kind: 'plain', icon: centredDrawing(`go-${id}`), disabled }, () => deeds.press(id));
      continue;
    }
    const size = rect.height * 0.66;
    const look = {
      kind: 'plain',
      words: kit.t(`ui.map.${id}`),
      size: 19,
      lead: size * 0.82,
      disabled,
    } as const;
    const button = add(id, rect, look, () => deeds.press(id));
    button.add(kit.image(icon, 10, (rect.height - size) / 2, size / 128, { alpha: disabled ? 0.5 : 1 }));
  }
  const won = [kit.t('ui.map.starsOf', init.stars), init.climb].filter(Boolean).join(' · ');
  group.add(chip(kit, stars, 'won-star', won));
  if (profile) group.add(chip(kit, profile, 'go-profile', init.profile));

  const before = add('before', layout.before, go, () => deeds.turn(-1));
  flip(before);
  const after = add('after', layout.after, go, () => deeds.turn(1));

  // All of them at once: nothing is to be drawn while the map is pulled from chapter to chapter.
  const style = enlarged({ size: name.size, fit: name.fit, lines: 2, high: bar.height - 12 }, kit.textScale);
  const look = { ...style, colour: palette.parchmentLight, outline: 5 };
  const titles = init.chapters.map(({ title }) =>
    label(kit.scene, title, name.x, name.y, kit.ratio, look).setVisible(false),
  );
  group.add(titles);
  return {
    group,
    buttons,
    setChapter: (words) => {
      for (const title of titles) title.setVisible(title.text === words);
    },
    setEnds: (isBefore, isAfter) => {
      before.setVisible(isBefore);
      after.setVisible(isAfter);
    },
  };
}

/** The arrow of the way back points to the left. */
function flip(button: Button): void {
  const inside = button.list.find((one): one is GameObjects.Container => one.type === 'Container');
  for (const one of inside?.list ?? []) if (one.type === 'Image') (one as GameObjects.Image).setFlipX(true);
}

/** A picture and a word on parchment. */
function chip(
  kit: MapKit,
  { x, y, width, height }: Rect,
  icon: string,
  words: string,
): GameObjects.Container {
  const size = height * 0.74;
  const fit = width - size - 26;
  const style = enlarged({ size: 21, fit, lines: 1 }, Math.min(1.25, kit.textScale));
  const text = label(kit.scene, words, 0, 0, kit.ratio, style);
  // A name that is too long for the smallest letters ends in dots.
  for (let n = words.length; text.width > fit + 6 && n > 3; n--) text.setText(`${words.slice(0, n - 1)}…`);
  text.setPosition(10 + size + (width - size - 18) / 2, height / 2);
  return kit.group(x, y, [
    kit.image(panel('paper', width, height, Math.round(height * 0.36)), 0, 0, 1),
    kit.image(mapDrawing(icon), 10, (height - size) / 2, size / 128),
    text,
  ]);
}
