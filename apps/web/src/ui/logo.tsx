/** Our sign: a table seen from the side, drawn like a plan. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M11 23v6h9V12h9V4H3v8h8v6" strokeWidth="2.4" strokeLinejoin="miter" />
      <path d="M11 22.9h6" strokeWidth="2.4" />
    </svg>
  );
}
