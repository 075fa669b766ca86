/** What a machine can find wrong with a page as it is shown. These functions run inside the page. */

/** Flaws of the HTML that is in sight: sticking out, small letters, overlapping or cut controls, missing pictures. */
export function findFlaws(): string[] {
  const most = document.documentElement.clientWidth;
  const controls = 'button, a[href], select, input, summary, label.switch';

  const isClipped = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return true;
    }
    return false;
  };
  const inSight = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 1 || height < 1) return false;
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element)
    );
  };
  const call = (element: Element): string => {
    const classes =
      typeof element.className === 'string' ? element.className.trim().replace(/\s+/g, '.') : '';
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    const name = element.tagName.toLowerCase() + (classes === '' ? '' : `.${classes}`);
    return text === '' ? name : `${name} “${text}”`;
  };
  /** What of it is not cut off by what it is scrolled or shut in. */
  const shown = (element: Element): { left: number; right: number; top: number; bottom: number } => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at: Element = element; getComputedStyle(at).position !== 'fixed'; ) {
      const { parentElement } = at;
      if (parentElement === null || parentElement === document.body) break;
      at = parentElement;
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== 'visible') {
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
    }
    return { left, right, top, bottom };
  };
  const isOut = (element: Element): boolean => {
    const { left, right } = shown(element);
    return left < right && (left < -1 || right > most + 1);
  };

  const seen = [...document.querySelectorAll('body *')].filter(
    (element) => element.closest('svg, #game, noscript, script') === null && inSight(element),
  );
  const out = seen.filter((element) => isOut(element) && !isOut(element.parentElement ?? document.body));
  const small = seen.filter((element) => {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    return own && Number.parseFloat(getComputedStyle(element).fontSize) < 13.95;
  });
  const broken = seen.filter(
    (element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0,
  );
  const pressed = seen.filter((element) => element.matches(controls));
  /** Where its words stand, line by line. */
  const wordsOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    return [...element.querySelectorAll(':scope, :scope *')].flatMap((part) =>
      isClipped(part)
        ? []
        : [...part.childNodes].flatMap((node) => {
            if (node.nodeType !== Node.TEXT_NODE) return [];
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          }),
    );
  };
  // Names of places on the map stand below them.
  const cut = pressed.filter((element) => {
    if (element.matches('select')) return element.scrollWidth > element.clientWidth + 1;
    const { left, right } = element.getBoundingClientRect();
    return (
      element.matches(':not(.stop) > button') &&
      wordsOf(element).some((words) => words.left < left - 1 || words.right > right + 1)
    );
  });
  // What is scrolled away hides nothing; what lies under a bar that stays can be scrolled from there.
  const isPinned = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const isLong = document.documentElement.scrollHeight > innerHeight;
  const near = pressed.map((element) => ({ element, isPinned: isPinned(element), ...shown(element) }));
  const overlaps: string[] = [];
  for (const [i, a] of near.entries()) {
    for (const b of near.slice(i + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isLong && a.isPinned !== b.isPinned) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0);
      // What lies wholly on another is meant to.
      const isWithin = [a, b].some(
        ({ left, right, top, bottom }) => wide > right - left - 1 && high > bottom - top - 1,
      );
      if (wide > 2 && high > 2 && !isWithin)
        overlaps.push(`overlapping: ${call(a.element)} and ${call(b.element)}`);
    }
  }
  const scrolled = [...document.querySelectorAll('#panels [data-scrolls]')].flatMap((body) => {
    const more = body.scrollHeight - body.clientHeight;
    return more > 2 ? [`${more} pixels of a panel out of sight: ${call(body)}`] : [];
  });
  return [
    ...scrolled,
    ...out.map((element) => `sticks out of the window: ${call(element)}`),
    ...small.map((element) => `letters of ${getComputedStyle(element).fontSize}: ${call(element)}`),
    ...broken.map((element) => `picture not loaded: ${element.getAttribute('src')?.slice(0, 80)}`),
    ...cut.map((element) => `text cut off: ${call(element)}`),
    ...overlaps,
  ];
}

/** Flaws of what can be pressed in the drawn picture: outside the window, too small, one over the other. */
export function findDrawnFlaws(): string[] {
  const flaws: string[] = [];
  // What is scrolled out of its panel hides nothing.
  const hits = (window.__petz?.hits() ?? []).filter(({ isAway }) => isAway !== true);
  for (const [i, { id, rect }] of hits.entries()) {
    const { x, y, width, height } = rect;
    const size = `${Math.round(width)}x${Math.round(height)}`;
    if (x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) {
      flaws.push(`sticks out of the window: ${id} at ${Math.round(x)},${Math.round(y)} ${size}`);
    }
    const isScrolled =
      document.querySelector(`#panels [data-scrolls] [data-hit="${CSS.escape(id)}"]`) !== null;
    if (!isScrolled && (width < 43.5 || height < 43.5)) flaws.push(`small to press: ${id} ${size}`);
    for (const other of hits.slice(i + 1)) {
      const wide = Math.min(x + width, other.rect.x + other.rect.width) - Math.max(x, other.rect.x);
      const high = Math.min(y + height, other.rect.y + other.rect.height) - Math.max(y, other.rect.y);
      // Something that lies wholly on another, as goods on a stand, is meant to.
      const isWithin = (a: { width: number; height: number }) => wide > a.width - 1 && high > a.height - 1;
      if (wide > 2 && high > 2 && !isWithin(rect) && !isWithin(other.rect)) {
        flaws.push(`overlapping: ${id} and ${other.id} by ${Math.round(wide)}x${Math.round(high)}`);
      }
    }
  }
  return flaws;
}

/** The same flaw of many elements is reported once, with its number; a long list is cut. */
export function gathered(flaws: readonly string[], most = 12): string[] {
  const counts = new Map<string, number>();
  for (const flaw of flaws) counts.set(flaw, (counts.get(flaw) ?? 0) + 1);
  const lines = [...counts].map(([flaw, count]) => (count === 1 ? flaw : `${flaw} (${count} times)`));
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most), `… and ${lines.length - most} more`];
}
