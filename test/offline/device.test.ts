/** On what the game runs, from what browsers say of themselves. */
import { expect, test } from 'vitest';
import { devicePlace } from '../../src/offline/device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1';
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const MAC_CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const MAC_FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
// Old browsers of Android's own call themselves a version of Safari.
const ANDROID_OLD =
  'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Mobile Safari/537.36';
const EPIPHANY =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';

test.each([
  ['iPhone, Safari', IPHONE, 5, true, 'share'],
  ['iPhone, Chrome', IPHONE_CHROME, 5, true, 'share'],
  // An iPad says it is a Mac.
  ['iPad, Safari', MAC_SAFARI, 5, true, 'share'],
  ['Mac, Safari', MAC_SAFARI, 0, true, 'dock'],
  ['Mac, Chrome', MAC_CHROME, 0, false, 'menu'],
  ['Mac, Firefox', MAC_FIREFOX, 0, false, 'menu'],
  ['Android, Chrome', ANDROID, 5, false, 'menu'],
  ['Android, its own of long ago', ANDROID_OLD, 5, false, 'menu'],
  ['Linux, WebKit', EPIPHANY, 0, false, 'menu'],
])('%s', (_, userAgent, touchPoints, forgets, way) => {
  expect(devicePlace({ userAgent, touchPoints, standsAlone: false })).toEqual({
    isInstalled: false,
    forgets,
    way,
  });
  // On the home screen nothing is forgotten.
  expect(devicePlace({ userAgent, touchPoints, standsAlone: true })).toMatchObject({
    isInstalled: true,
    forgets: false,
  });
});
