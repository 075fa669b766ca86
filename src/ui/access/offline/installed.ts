/** Whether the game has a window of its own: it was installed, or stands on the home screen. */

const WINDOWS = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

export function isInstalled(): boolean {
  // Apple's older home screens say it in their own way.
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return WINDOWS.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches);
}
