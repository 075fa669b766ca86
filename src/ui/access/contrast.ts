/**
 * Which contrast is in force. The page follows the setting at once; the picture takes its colours as it starts, so it
 * follows from the next start on.
 */
import { type Contrast, contrastLevel } from '../../session/profiles/comfort.ts';
import { palette, strong } from '../theme/palette.ts';

/** What the browser keeps of the setting: the picture's code needs it before the settings are read. */
const KEY = 'contrast';
const wish = () => window.matchMedia('(prefers-contrast: more)');

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** To be called before any picture is made: gives its palette the colours of this start. */
export function startContrast(): void {
  const contrast: Contrast = stored() === 'more' ? 'more' : stored() === 'usual' ? 'usual' : 'system';
  if (contrastLevel(contrast, wish().matches) === 'more') Object.assign(palette, strong);
  followContrast(contrast);
}

/** Gives the page the contrast that is set, at once, and the picture from the next start on. */
export function followContrast(contrast: Contrast): void {
  document.documentElement.dataset.contrast = contrastLevel(contrast, wish().matches);
  try {
    localStorage.setItem(KEY, contrast);
  } catch {
    // Without a memory the words follow all the same.
  }
}

/** Whether the picture still has other colours than the setting asks for. */
export function isPictureBehind(contrast: Contrast): boolean {
  const isStrong = palette.ink === strong.ink;
  return isStrong !== (contrastLevel(contrast, wish().matches) === 'more');
}
