/**
 * zod would try whether it may compile its checks and be refused by the content security policy, which shows in the
 * browser's list of issues. It reads this when it is loaded, with the first form; its own `config` would bring it to
 * every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
