/** Which close-up belongs to a question or to something that happens. */
export type Picture =
  | 'return'
  | 'peek'
  | 'market'
  | 'facility'
  | 'copy'
  | 'forget'
  | 'hat'
  | 'queue'
  | 'book'
  | 'box'
  | 'enter';

/** What others see of the seat that decides: as much as lies on the table. */
export const watched = (picture: Picture): Picture => (picture === 'return' ? 'queue' : picture);
