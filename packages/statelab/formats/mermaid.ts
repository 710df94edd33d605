import type { ChartModel } from '#statelab/chart/model.ts';
import { diagramLines, namesOf } from './state-diagram.ts';

/** What would end a text early, or begin something else in it. */
const special = /[#;:"%<>]/gu;

/** A text as Mermaid reads it, on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\n\r\t]+/g, ' ')
    .replaceAll(special, (character) => `#${character.codePointAt(0)};`);

/** A chart as a Mermaid state diagram, with the states that hold drawn apart. */
export function printMermaid(model: ChartModel, active: readonly string[] = []): string {
  const nameOf = namesOf(model);
  const lines = diagramLines(model, { plain, stereotype: () => '' });
  const holding = active.map((id) => `  class ${nameOf(id)} holds`);
  const style = holding.length === 0 ? [] : ['  classDef holds stroke-width:4px,font-weight:bold'];
  return `${['stateDiagram-v2', ...lines, ...style, ...holding].join('\n')}\n`;
}
