/** A number and its noun: '1 path', '2 paths'. */
const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-NZ')} ${noun}${number === 1 ? '' : 's'}`;

/** Messages about paths, for the command line and the lab. */
export const pathWords = {
  count,
  covering: (paths: number, what: string, least: number) =>
    `${count(paths, 'path')} cover${paths === 1 ? 's' : ''} all ${what}; ${
      paths === least ? 'fewer cannot' : `fewer than ${least} cannot`
    }.`,
  shortest: (goal: string) => `A shortest path to ${goal}.`,
  none: (goal: string) => `No path leads to ${goal}.`,
  already: (goal: string) => `The machine starts in ${goal}: no step is needed.`,
  explored: (moments: number, edges: number) =>
    `Explored in full: ${count(moments, 'moment')}, ${count(edges, 'step')} between them.`,
  exploredWithout: (fields: string, moments: number, edges: number) =>
    `Explored without ${fields}: ${count(moments, 'moment')}, ${count(edges, 'step')} between them.`,
  bounded: (moments: number, leftAside: number, depth: number, limit: number) =>
    `Not explored in full: ${count(moments, 'moment')} explored, ${leftAside.toLocaleString('en-NZ')} skipped; limit: ${depth} steps and ${limit.toLocaleString('en-NZ')} moments.`,
  assuming: (step: string, guards: string) =>
    `${step}${guards === '' ? '' : ` (assumed: ${guards})`}`,
  assumedOutput: (actor: string, output: string) =>
    `Assumed: ${actor} returns ${output}. A scenario says what it returns.`,
  assumedPayload: (type: string, payload: string) =>
    `Assumed: ${type} carries ${payload}. A scenario says what it carries.`,
  onPage: ' that the page can take',
  unreachable: 'Not reached by any event that was tried',
  breaks: 'Not followed further, because it throws',
  broke: (state: string, step: string, message: string) => `${state} on ${step}: ${message}`,
  unknown: 'Unknown, because a bound was reached first',
  pathTitle: (number: number, steps: number, end: string) =>
    `Path ${number}: ${count(steps, 'step')} to ${end}`,
  sound: (machine: string) => `Nothing looks wrong with ${machine}.`,
  waited: (ms: number) => `wait ${ms.toLocaleString('en-NZ')} ms`,
} as const;
