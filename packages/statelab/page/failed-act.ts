import { messageOf } from '#statelab/message-of.ts';
import type { Act, Control } from '#statelab/act.ts';

const colours = new RegExp(String.raw`${String.fromCodePoint(27)}\[\d+m`, 'g');

/** The reasons in Playwright's log of an action that it gave up, the last one first. */
const reasons = [
  /(<.*> intercepts pointer events)/,
  /(element is outside of the viewport)/,
  /(element is not (?:visible|enabled|stable|editable))/,
  /(strict mode violation: .*)/,
];

/** Why Playwright gave up, in one line. */
function reasonOf(error: unknown): string {
  const text = messageOf(error).replaceAll(colours, '');
  for (const reason of reasons) {
    const found = reason.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  const [expected, received] = [/Expected[^:\n]*: *(.*)/, /Received[^:\n]*: *(.*)/].map(
    (side) => side.exec(text)?.[1],
  );
  if (expected !== undefined && received !== undefined) return `${received} instead of ${expected}`;
  if (/waiting for getBy/.test(text)) return 'there is no such control';
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}

const named = ({ role, name }: Control): string => `${role} ‘${name}’`;

/** What a page did not let a person do or see, as a part of a sentence. */
export function failedAct(act: Act, error: unknown): string {
  const reason = reasonOf(error);
  switch (act.do) {
    case 'find':
      return `${named(act.control)} differs: ${reason}`;
    case 'see':
      return `${act.machine}: ${reason}`;
    case 'world':
      return `${act.helper}: ${reason}`;
    default:
      return 'control' in act ? `${named(act.control)} cannot be pressed: ${reason}` : reason;
  }
}
