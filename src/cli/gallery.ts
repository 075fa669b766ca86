/** `npm run gallery`: every drawn asset and every widget, to be looked at in a browser. */
import { serveGallery } from './gallery-server.ts';
import { endWithParent } from './lifetime.ts';

endWithParent();
const { address } = await serveGallery(4630);
console.log(`\n  Gallery: ${address}\n  Ctrl+C ends it.\n`);
