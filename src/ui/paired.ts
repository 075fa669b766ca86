/** What stands at the same place of two lists, and which place that is; what one of them has nothing for is left out. */
export function* paired<A, B>(
  some: readonly A[],
  others: readonly B[],
): Generator<[A, NonNullable<B>, number]> {
  for (const [i, one] of some.entries()) {
    const other = others[i];
    if (other != null) yield [one, other, i];
  }
}
