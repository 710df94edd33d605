import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** What a visitor can use. */
export const controls = 'a[href], button, input, select, textarea, summary, [role]';

/** The ARIA role of a control, given or implied; empty for what is no control. */
export const roleOf = (element: Element): string => getRole(element) ?? '';

/** The accessible name of a control, as a screen reader says it. */
export const nameOf = (element: Element): string => computeAccessibleName(element);
