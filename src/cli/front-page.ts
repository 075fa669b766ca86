/** What the build writes into `index.html`: which scripts, styles and pictures it may use, and what it says when it fails. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { LOST_NOTICE, LOST_STYLE } from '../offline/error-page.ts';

const hash = createHash('sha256').update(LOST_STYLE).digest('base64');

/**
 * What the page may load and run. Everything is a file of the game itself, so a text slipped in from outside can
 * neither run nor send anything. Beyond that: drawings are painted from `data:` addresses made in the page
 * (`src/ui/sheet.ts`, portraits), textures may be `blob:`, the build writes small sets
 * of letters into the styles as `data:`, and the few styles of the sentence above stand in the page.
 */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': `'self' 'sha256-${hash}'`,
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const policy = Object.entries(POLICY)
  .map(([what, from]) => `${what} ${from}`)
  .join('; ');

/** Fills the page in. The policy is for builds: in development Vite puts scripts and styles of its own into the page. */
export function frontPage(): Plugin {
  let isBuild = false;
  return {
    name: 'front-page',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      // After the styles were made smaller: the policy names these as they are.
      order: 'post',
      handler: (html) =>
        html
          .replace(
            '<!-- policy -->',
            isBuild ? `<meta http-equiv="Content-Security-Policy" content="${policy}" />` : '',
          )
          .replace('<!-- lost style -->', `<style>${LOST_STYLE}</style>`)
          .replace('<!-- lost notice -->', LOST_NOTICE),
    },
  };
}
