/** What all sets, and the parts of sets with a draft of their own, have in common. */
import type { Look, SetHost } from '../../contract.ts';

export abstract class SetPart {
  protected readonly host: SetHost;
  /** The question of the last picture; -1: none. */
  private asked = -1;

  constructor(host: SetHost) {
    this.host = host;
  }

  /** Is another question asked than in the last picture? What was begun for that one is to be forgotten. */
  protected isOther({ ask, domain }: Look): boolean {
    const before = this.asked;
    this.asked = domain === null ? -1 : (ask?.id ?? -1);
    return this.asked !== before;
  }
}
