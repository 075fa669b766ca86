/** Built pages served to a browser of our own, on any port that is free. */
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { root } from '../../src/cli/capture.ts';
import { chromiumFlags, findChromium } from '../../src/cli/chromium.ts';
import { UsageError } from '../../src/cli/usage.ts';

/** The address of a built folder. */
export async function serve(outDir: string): Promise<string> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  return server.resolvedUrls?.local[0] ?? '';
}

/** A browser as the tests have it; `UsageError` where there is none. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new UsageError('No Chromium found; set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: [...chromiumFlags] });
}
