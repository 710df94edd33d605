import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A selector for interactive elements. */
export const controls = 'a[href], button, input, select, textarea, summary, [role]';

/** The explicit or implicit ARIA role; empty without one. */
export const roleOf = (element: Element): string => getRole(element) ?? '';

export const nameOf = (element: Element): string => computeAccessibleName(element);
