import type { ChartModel, ChartState } from '#statelab/chart/model.ts';
import { diagramLines } from './state-diagram.ts';

/** A text as PlantUML shows it: on one line, and with its marks for bold, links and the like set aside. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '’')
    .replaceAll('\\', '<U+005C>')
    .replaceAll(/\*\*|\/\/|__|--|~~|\[\[|<(?!U\+)/g, '~$&');

function stereotype({ history }: ChartState): string {
  if (history === null) return '';
  return history.isDeep ? '<<history*>>' : '<<history>>';
}

/** A chart as a PlantUML state diagram. */
export const printPlantuml = (model: ChartModel): string =>
  `${['@startuml', 'hide empty description', ...diagramLines(model, { plain, stereotype }), '@enduml'].join('\n')}\n`;
