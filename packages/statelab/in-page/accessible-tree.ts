import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { AccessibleNode } from '#statelab/tape/tape.ts';

/** A selector for interactive elements. */
export const controls = 'a[href], button, input, select, textarea, summary, [role]';

/** The explicit or implicit ARIA role; empty without one. */
export const roleOf = (element: Element): string => getRole(element) ?? '';

export const nameOf = (element: Element): string => computeAccessibleName(element);

/** Roles to keep without a name. Other roles need one. */
const nameless: ReadonlySet<string> = new Set(
  'alert alertdialog checkbox combobox dialog progressbar radio searchbox slider spinbutton status switch textbox'.split(
    ' ',
  ),
);

/** Roles whose name repeats their content or parent. */
const redundant: ReadonlySet<string> = new Set(['legend', 'option', 'row']);

/** The ARIA states to keep, and their values on native controls. */
const states: Readonly<Record<string, (element: Element) => boolean | undefined>> = {
  checked: (element) =>
    element.matches('input[type=checkbox], input[type=radio]')
      ? element.matches(':checked')
      : undefined,
  disabled: (element) => element.matches(':disabled') || undefined,
  expanded: () => undefined,
  invalid: () => undefined,
  pressed: () => undefined,
  selected: () => undefined,
};

function statesOf(element: Element): readonly string[] {
  return Object.entries(states).flatMap(([state, native]) => {
    const value = native(element) ?? element.getAttribute(`aria-${state}`);
    if (value === null || value === undefined) return [];
    return String(value) === 'true' ? [state] : [`${state}=${value}`];
  });
}

function valueOf(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  const isTyped = element instanceof HTMLInputElement && !/checkbox|radio|file/.test(element.type);
  if (isTyped || element instanceof HTMLTextAreaElement) return element.value;
  return (
    element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined
  );
}

/** The accessibility tree of a machine's part of the page; undefined if it has none. */
export function accessibleTree(machine: string): readonly AccessibleNode[] | undefined {
  const view = document.querySelector(`[data-machine="${CSS.escape(machine)}"]`);
  if (view === null) return undefined;
  const nodes: AccessibleNode[] = [];
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.getAttribute('aria-hidden') === 'true' ||
    (element.matches('[data-machine]') && element !== view);

  function look(element: Element): void {
    if (isHidden(element)) return;
    const role = roleOf(element);
    // Playwright gives a summary no role; a heading in it has its own.
    const isNamed = role !== '' && !redundant.has(role) && element.localName !== 'summary';
    // React decides how text is split into nodes, and so its spaces.
    const name = isNamed ? nameOf(element).replaceAll(/\s+/g, ' ').trim() : '';
    if (name !== '' || nameless.has(role)) {
      const value = valueOf(element);
      const is = statesOf(element);
      nodes.push({
        role,
        name,
        ...(value !== undefined && { value }),
        ...(is.length > 0 && { states: [...is] }),
      });
    }
    for (const child of element.children) look(child);
  }
  look(view);
  return nodes;
}
