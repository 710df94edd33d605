import type { Plugin } from 'vite';
import { layOutMachines } from './lay-out-machines.ts';

const name = 'virtual:lab-charts';
const resolved = `\0${name}`;

/** A Vite plugin that gives the lab its charts, laid out: no layout engine goes to the browser. */
export const charts = (): Plugin => ({
  name: 'lab-charts',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: async (id) => {
    if (id !== resolved) return undefined;
    const json = JSON.stringify(JSON.stringify(await layOutMachines()));
    return `export const layouts = JSON.parse(${json});`;
  },
});
