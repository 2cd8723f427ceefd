/// <reference types="vite/client" />

/** A part of the interface's sentences: see i18n/parts.ts. */
declare module '*.json?first' {
  const messages: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: so modules of JSON are
  export default messages;
}

declare module '*.json?rest' {
  const messages: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: so modules of JSON are
  export default messages;
}
