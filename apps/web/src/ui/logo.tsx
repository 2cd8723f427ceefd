/** Our sign: a table seen from the side, drawn like a plan. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 4h26v8h-9v17h-9v-6h4M11 12H3V4" strokeWidth="2.4" strokeLinejoin="miter" />
      <path d="M11 12v7" strokeWidth="2.4" />
    </svg>
  );
}
