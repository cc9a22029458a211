import { registerHooks } from 'node:module';

const DEMO = new URL('../../demo/', import.meta.url).href;

// As in the image, which is built without that folder.
registerHooks({
  load(url, context, next) {
    if (url.startsWith(DEMO)) throw new Error('the demo data was read');
    return next(url, context);
  },
});
