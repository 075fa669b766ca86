/** What somebody had in mind at a kind of question, where he gives no reason of his own. */

const FAMILIES = {
  groups: ['petz.group'],
  errand: [
    ...['petz.send', 'petz.book', 'petz.join', 'petz.return', 'petz.peek', 'petz.discount', 'petz.forget'],
    ...['petz.facility', 'petz.work', 'petz.copy', 'petz.hat'],
  ],
  home: ['petz.arrange', 'petz.dress'],
  cards: ['petz.crystal', 'petz.assign', 'petz.sleep'],
  care: [
    ...['petz.feed', 'petz.play', 'petz.ward', 'petz.catch', 'petz.shovel', 'petz.next', 'petz.setCage'],
    ...['petz.tune', 'petz.shove', 'petz.spook', 'petz.wreck', 'petz.ding', 'petz.enter'],
  ],
  trade: ['petz.sell', 'petz.jobs', 'petz.box'],
  stand: ['quest.place', 'quest.shift'],
  deed: ['quest.act', 'quest.aim', 'quest.bonus', 'quest.order', 'quest.change', 'quest.recover'],
  guard: ['quest.riposte', 'quest.defend', 'quest.shield', 'quest.seen'],
  hand: ['quest.draw', 'quest.discard', 'quest.drop', 'quest.lose'],
  goods: ['quest.prize', 'quest.loot', 'quest.reward', 'quest.toll', 'quest.market', 'quest.give'],
  lord: ['quest.lordMove', 'quest.lordPlay', 'quest.target'],
} satisfies Readonly<Record<string, readonly string[]>>;

export type Family = keyof typeof FAMILIES;

export function familyOf(kind: string): Family {
  const found = Object.entries(FAMILIES).find(([, kinds]) => (kinds as readonly string[]).includes(kind));
  const general = kind.startsWith('quest.') ? 'deed' : 'errand';
  return (found?.[0] as Family | undefined) ?? general;
}
