import type { ChartModel, ChartState, ChartTransition } from '#statelab/machine/extract.ts';
import { rowSentences, type Sentence, stateSentences, transitionSentences } from './sentences.ts';

const special = /[#;:"%<>]/gu;

/** Escapes text, on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\n\r\t]+/g, ' ')
    .replaceAll(special, (character) => `#${character.codePointAt(0)};`);

/** Gives states unique names of letters, digits and underscores. */
function namesOf(model: ChartModel): (id: string) => string {
  const names = new Map(
    model.states.map(({ id }, index) => [id, `s${index}_${id.replaceAll(/[^A-Za-z0-9]+/g, '_')}`]),
  );
  return (id) => names.get(id) ?? 'unknown';
}

/** Mermaid fails on text in a state with children. */
const note = (name: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0
    ? []
    : [`note right of ${name}`, ...lines.map((text) => `  ${text}`), 'end note'];

function diagramLines(model: ChartModel): readonly string[] {
  const nameOf = namesOf(model);
  const childrenOf = (id: string | null) => model.states.filter(({ parent }) => parent === id);
  const line = (depth: number, text: string) => `${'  '.repeat(depth)}${text}`;

  const joined = (sentences: readonly Sentence[]): string =>
    plain(sentences.map(({ text }) => text).join(' '));

  function stateLines(state: ChartState, depth: number): readonly string[] {
    const name = nameOf(state.id);
    const [head, ...does] = stateSentences(state);
    const stays = model.transitions
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map((transition) => joined(rowSentences(transition)));
    const facts = [...does.map(({ text }) => plain(text)), ...stays];
    const children = childrenOf(state.id);
    const title = line(depth, `state "${plain(head?.text ?? state.key)}" as ${name}`);
    const end = state.type === 'final' ? [line(depth, `${name} --> [*]`)] : [];
    if (children.length === 0) {
      return [title, ...facts.map((text) => line(depth, `${name} : ${text}`)), ...end];
    }
    const regions = children.map((child) => stateLines(child, depth + 1));
    const separator = state.type === 'parallel' ? [line(depth + 1, '--')] : [];
    return [
      `${title} {`,
      ...(state.initial === null ? [] : [line(depth + 1, `[*] --> ${nameOf(state.initial)}`)]),
      ...regions.flatMap((lines, index) => (index === 0 ? lines : [...separator, ...lines])),
      line(depth, '}'),
      ...note(name, facts).map((text) => line(depth, text)),
    ];
  }

  const arrow = (start: string, end: string, label = '') =>
    line(1, `${start} --> ${end}${label === '' ? '' : ` : ${label}`}`);

  function arrowsOf(transition: ChartTransition, index: number): readonly string[] {
    const start = nameOf(transition.source);
    const label = joined(transitionSentences(transition));
    const targets = transition.targets.map(nameOf);
    if (targets.length < 2) return targets.map((target) => arrow(start, target, label));
    const fork = `f${index}`;
    return [
      line(1, `state ${fork} <<fork>>`),
      arrow(start, fork, label),
      ...targets.map((target) => arrow(fork, target)),
    ];
  }

  return [
    ...childrenOf(null).flatMap((state) => stateLines(state, 1)),
    ...model.transitions.flatMap(arrowsOf),
    ...model.states.flatMap(({ id, history }) =>
      (history?.targets ?? []).map((target) => arrow(nameOf(id), nameOf(target))),
    ),
  ];
}

/** A Mermaid state diagram. */
export const printMermaid = (model: ChartModel): string =>
  `${['stateDiagram-v2', ...diagramLines(model)].join('\n')}\n`;
