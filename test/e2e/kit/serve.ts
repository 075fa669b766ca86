/** Serves the built game to all browser tests; the one argument is the port. */
import { join } from 'node:path';
import { Site } from './site.ts';

const dist = join(import.meta.dirname, '..', '..', '..', 'dist');
await new Site(dist, { port: Number(process.argv[2]), home: '/', isLasting: true }).online();
