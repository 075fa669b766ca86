/** On what the game runs, as far as it matters for keeping it there: from what browsers say of themselves. */

interface Facts {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Whether the page has a window of its own, as an installed game has. */
  readonly standsAlone: boolean;
}

/** How the game gets onto the home screen where the browser has no question of its own for it. */
export type InstallWay = 'share' | 'dock' | 'menu';

export interface DevicePlace {
  readonly isInstalled: boolean;
  /** Whether the browser throws away what pages keep after seven days without a visit (WebKit, in a tab). */
  readonly forgets: boolean;
  readonly way: InstallWay;
}

/** iPads say they are Macs, but no Mac has a screen to touch. */
function isApplePocket({ userAgent, touchPoints }: Facts): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

function isSafari({ userAgent }: Facts): boolean {
  return (
    /Version\/[\d.]+.*Safari\//.test(userAgent) &&
    !/Chrome|Chromium|Android|CriOS|FxiOS|EdgiOS/.test(userAgent)
  );
}

/** On iPhones and iPads every browser is Safari underneath, and has the same manners. */
export function devicePlace(facts: Facts): DevicePlace {
  const isPocket = isApplePocket(facts);
  const isWebKit = isPocket || (isSafari(facts) && /Macintosh/.test(facts.userAgent));
  return {
    isInstalled: facts.standsAlone,
    forgets: isWebKit && !facts.standsAlone,
    way: isPocket ? 'share' : isWebKit ? 'dock' : 'menu',
  };
}
