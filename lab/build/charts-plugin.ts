import type { Plugin } from 'vite';
import { layOutFolds, layOutMachines } from './lay-out-machines.ts';
import { textWidths } from './text-widths.ts';

/** What the lab is given by the build, and under which name. */
const made: Readonly<Record<string, { name: string; make: () => Promise<unknown> }>> = {
  'virtual:lab-charts': { name: 'layouts', make: layOutMachines },
  'virtual:lab-folds': { name: 'folds', make: layOutFolds },
  'virtual:lab-text-widths': { name: 'widths', make: textWidths },
};

/** A Vite plugin that gives the lab its charts as they open, and how wide text is to lay out others. */
export const charts = (): Plugin => ({
  name: 'lab-charts',
  resolveId: (id) => (Object.hasOwn(made, id) ? `\0${id}` : undefined),
  load: async (id) => {
    const module = made[id.replace('\0', '')];
    if (module === undefined) return undefined;
    const json = JSON.stringify(JSON.stringify(await module.make()));
    return `export const ${module.name} = JSON.parse(${json});`;
  },
});
