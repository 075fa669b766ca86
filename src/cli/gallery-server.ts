/** The gallery of drawings and widgets as a page of a development server. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from './capture.ts';

/** Serves the gallery; `port` 0 takes any that is free. */
export async function serveGallery(port: number): Promise<{ address: string; server: ViteDevServer }> {
  const server = await createServer({
    root: join(root, 'src', 'gallery'),
    configFile: join(root, 'vite.config.ts'),
    publicDir: join(root, 'assets'),
    cacheDir: join(root, '.cache', 'gallery'),
    logLevel: 'warn',
    server: { port, host: '127.0.0.1', strictPort: false },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', server };
}
