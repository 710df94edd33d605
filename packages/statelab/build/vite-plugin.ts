import type { Plugin } from 'vite';
import { labPolicy } from '#statelab/app/policy.ts';
import { layOutFolds, layOutMachines } from './lay-out-machines.ts';

/** What the lab is given by the build, and under which name. */
const made: Readonly<Record<string, { name: string; make: () => Promise<unknown> }>> = {
  'virtual:lab-charts': { name: 'layouts', make: layOutMachines },
  'virtual:lab-folds': { name: 'folds', make: layOutFolds },
};

/**
 * A Vite plugin that gives the lab what a project tells it, from that module, and its charts as
 * they open. The module has to be loaded here, too: the charts are of its machines.
 */
export const statelab = (configModule: string): Plugin => ({
  name: 'statelab',
  // Whoever serves the lab's files otherwise has its policy all the same.
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: labPolicy },
      injectTo: 'head-prepend',
    },
  ],
  resolveId(id) {
    if (id === 'virtual:lab-config') return configModule;
    return Object.hasOwn(made, id) ? `\0${id}` : undefined;
  },
  load: async (id) => {
    const module = made[id.replace('\0', '')];
    if (module === undefined) return undefined;
    const json = JSON.stringify(JSON.stringify(await module.make()));
    return `export const ${module.name} = JSON.parse(${json});`;
  },
});
