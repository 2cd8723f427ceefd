/** The page's policy forbids code that is made from text: zod is told so before it tries. Imported before all else. */

const { __zod_globalConfig: before } = globalThis as { __zod_globalConfig?: object };
Object.assign(globalThis, { __zod_globalConfig: { ...before, jitless: true } });

export {};
