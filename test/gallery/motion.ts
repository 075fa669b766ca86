/**
 * Everything that moves at the table, over and over: the imp's and the pets' moves, bursts, flights and marks.
 * `?kind=motion&only=walk,hop` shows some of them, `&speed=4` and `&still` as in the settings, `&each` in steps: each
 * `window.gallery.step(ms)` is one frame.
 */
import { AUTO, Game, Scale, Scene } from 'phaser';
import { breathe, type ImpActor, imp, type PetActor, pet } from '../../src/scenes/table/actors/index.ts';
import { drawing } from '../../src/scenes/table/drawings.ts';
import { TableKit } from '../../src/scenes/table/kit.ts';
import { BURST_KINDS } from '../../src/scenes/table/motion/burst.ts';
import * as motion from '../../src/scenes/table/motion/index.ts';
import { woodBoard } from '../../src/scenes/table/pieces.ts';
import { UNITS, useManyUnits } from '../../src/ui/canvas/units.ts';
import { lettersReady } from '../../src/ui/label.ts';
import { restWhenStill } from '../../src/ui/rest.ts';
import { useCssPixels } from '../../src/ui/screen.ts';
import { SvgTextures } from '../../src/ui/svg-textures.ts';
import { element } from './parts.ts';
import '../../src/ui/theme/base.css';

const CELL = { width: 300, height: 230 };
const ACROSS = 4;

/** A stage in the page: the middle of its ground, and what it plays with. */
interface Stage {
  kit: TableKit;
  x: number;
  y: number;
}
type Act = (stage: Stage) => Promise<void>;

const IMP = 110;

/** One imp that does one thing again and again. */
const withImp =
  (act: (imp: ImpActor, stage: Stage) => Promise<void>): Act =>
  async (stage) => {
    const one = imp(stage.kit, 0, stage, IMP);
    await act(one, stage);
    await stage.kit.wait(300);
    one.destroy();
  };

const withPet =
  (id: string, act: (pet: PetActor, stage: Stage) => Promise<void>): Act =>
  async (stage) => {
    const { kit, x, y } = stage;
    const one = pet(kit, id, { mood: 'content' }, { x: x - 65, y: y - 125, width: 130, height: 130 });
    await act(one, stage);
    await kit.wait(400);
    one.image.destroy();
  };

const ACTS: Readonly<Record<string, Act>> = {
  walk: withImp(async (one, { x, y }) => {
    one.root.setX(x - 110);
    await one.walk({ x: x + 110, y }, { ms: 1680 });
    await one.walk({ x: x - 110, y }, { ms: 1680 });
  }),
  carry: withImp(async (one, { x, y }) => {
    one.root.setX(x + 100);
    one.carry(drawing('tokens/token-vegetable'));
    await one.walk({ x: x - 100, y }, { ms: 2340 });
    one.carry(drawing('cages/c03'), 110);
    await one.walk({ x: x + 100, y }, { ms: 2340 });
    one.drop();
  }),
  wait: withImp(async (_, { kit }) => kit.wait(4000)),
  shops: async ({ kit, x, y }) => {
    const all = ([0, 1, 2, 3, 'neutral', 'bodyguard'] as const).map((who, i) =>
      imp(kit, who, { x: x - 115 + 46 * i, y: y - (i % 2) * 50 }, 60, i),
    );
    await kit.wait(1500);
    await Promise.all(all.map((one, i) => (i % 2 === 0 ? one.wave() : one.cheer())));
    for (const one of all) one.destroy();
  },
  wave: withImp((one) => one.wave()),
  cheer: withImp((one) => one.cheer(3)),
  shrug: withImp((one) => one.shrug()),
  sweep: withImp((one) => one.sweep(4)),
  hurt: withImp((one) => one.hurt()),
  breathe: async ({ kit, x, y }) => {
    const images = ['uni', 'drago'].map((id, i) => {
      const rect = { x: x - 130 + i * 130, y: y - 125, width: 130, height: 130 };
      return pet(kit, id, { mood: 'content' }, rect).image;
    });
    breathe(kit, images);
    await kit.wait(30_000);
    for (const image of images) image.destroy();
  },
  chew: withPet('drago', (one) => one.chew()),
  hop: withPet('direbunny', (one) => one.hop(2)),
  squat: withPet('uni', async (one, { kit, x, y }) => {
    await one.squat();
    const heap = await motion.stamp(kit, drawing('tokens/token-manure'), { x: x + 80, y: y - 16 }, 44);
    await kit.wait(500);
    heap.destroy();
  }),
  shakeAnger: withPet('trollie', async (one) => {
    await one.mood('angry');
    await one.shakeAnger();
  }),
  leapOut: withPet('snakitty', (one, { x, y }) => one.leapOut({ x: x + 120, y: y - 170 })),
  spiralAway: withPet('cthulie', (one) => one.spiralAway()),
  driftAway: withPet('fluffy', (one) => one.driftAway()),
  nap: withPet('birdie', (one) => one.nap()),
  mood: withPet('bubl', async (one, { kit }) => {
    for (const mood of ['hungry', 'sick', 'magical', 'delighted'] as const) {
      await one.mood(mood, { suffering: mood === 'sick' ? 2 : 0 });
      await kit.wait(500);
    }
  }),
  ...Object.fromEntries(
    BURST_KINDS.map((kind): [string, Act] => [
      kind,
      async ({ kit, x, y }) => {
        await motion.burst(kit, { x, y: y - 60 }, kind, 140);
        await kit.wait(500);
      },
    ]),
  ),
  fly: async ({ kit, x, y }) => {
    const meat = drawing('tokens/token-meat');
    const way = [
      { x: x - 100, y: y - 30 },
      { x: x + 100, y: y - 60 },
    ] as const;
    await motion.fly(kit, meat, way[0], way[1], { width: 56, toWidth: 36 });
    await kit.wait(400);
  },
  shower: async ({ kit, x, y }) => {
    const coins = Array.from({ length: 12 }, () => drawing('tokens/token-gold'));
    let landed = 0;
    const count = kit.words('0', x + 100, y - 90, { size: 26 });
    await motion.shower(
      kit,
      coins,
      { x: x - 100, y: y - 30 },
      { x: x + 100, y: y - 50 },
      {
        width: 40,
        onLand: () => count.setText(String(++landed)),
      },
    );
    await kit.wait(500);
    count.destroy();
  },
  marks: async ({ kit, x, y }) => {
    const token = await motion.stamp(kit, drawing('tokens/token-suffering'), { x: x - 60, y: y - 60 }, 64);
    await Promise.all([
      motion.float(kit, '+3', { x: x + 60, y: y - 50 }),
      motion.ring(kit, { x: x - 92, y: y - 92, width: 64, height: 64 }),
    ]);
    await motion.pop(kit, token);
    await motion.shake(kit, [token]);
    await motion.flash(kit, [token]);
    await motion.spiral(kit, token);
    token.destroy();
  },
};

/** Goes on with its act for ever. */
async function keepOn(act: Act, stage: Stage): Promise<void> {
  for (;;) {
    await act(stage);
    await stage.kit.wait(300);
    await new Promise(requestAnimationFrame);
  }
}

class MotionScene extends Scene {
  create(): void {
    const wanted = new URLSearchParams(location.search);
    const { width, height, ratio } = useCssPixels(this);
    const kit = new TableKit(this, new SvgTextures(this.textures));
    kit.begin(ratio, { x: 0, y: 0, width, height }, '', '');
    kit.still = wanted.has('still');
    kit.speed = Number(wanted.get('speed') ?? 1);
    this.cameras.main.setBackgroundColor('#bfe47e');
    for (const [i, name] of namesOf(wanted).entries()) {
      const x = (i % ACROSS) * CELL.width;
      const y = Math.floor(i / ACROSS) * CELL.height;
      kit.picture(woodBoard(CELL.width - 12, 16), x + 6, y + CELL.height - 30, CELL.width - 12);
      kit.words(name, x + CELL.width / 2, y + CELL.height - 20, { size: 18, colour: '#fffaf0', outline: 4 });
      const act = ACTS[name];
      if (act !== undefined) void keepOn(act, { kit, x: x + CELL.width / 2, y: y + CELL.height - 40 });
    }
    void kit.art.finish();
    // The loop is not running yet.
    if (wanted.has('each')) this.events.once('update', () => this.inSteps());
  }

  /** Frames of a length that is asked for, for scripts that take pictures. */
  private inSteps(): void {
    let now = 0;
    this.game.loop.callback = () => undefined;
    const step = (ms: number) => {
      now += ms;
      this.game.step(now, ms);
    };
    Object.assign(window, { gallery: { step } });
  }
}

function namesOf(wanted: URLSearchParams): string[] {
  const only = wanted.get('only')?.split(',');
  return Object.keys(ACTS).filter((name) => only?.includes(name) ?? true);
}

export async function showMotion(): Promise<Node[]> {
  await lettersReady();
  const names = namesOf(new URLSearchParams(location.search));
  const stage = element('div', 'motion');
  const width = ACROSS * CELL.width;
  const height = Math.ceil(names.length / ACROSS) * CELL.height;
  stage.style.cssText = `width: ${width}px; height: ${height}px`;
  new Game({
    type: AUTO,
    parent: stage,
    maxTextures: UNITS,
    antialiasGL: false,
    banner: false,
    audio: { noAudio: true },
    scale: { mode: Scale.NONE, width, height },
    scene: MotionScene,
    callbacks: {
      postBoot: (game) => {
        useManyUnits(game);
        restWhenStill(game);
      },
    },
  });
  return [stage];
}
