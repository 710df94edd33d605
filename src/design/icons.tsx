import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {children}
    </svg>
  );
}

const stroke = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
);

export const CheckIcon = stroke('M3.5 10.5 8 15l8.5-10');

/** An exclamation mark on a disc, so that it is not taken for the track triangle. */
export function WarningIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="8.5" fill="currentColor" stroke="none" />
      <path d="M10 5v6.5M10 13.5v2" stroke="var(--white)" />
    </Icon>
  );
}

/** Points down; turn it for other directions. */
export const ChevronIcon = stroke('m4 7 6 6 6-6');
export const MenuIcon = stroke('M2.5 5h15M2.5 10h15M2.5 15h15');
export const CloseIcon = stroke('m4 4 12 12M16 4 4 16');
