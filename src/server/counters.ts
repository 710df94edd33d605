import { Counter, Registry } from 'prom-client';

export const countersRegistry = new Registry();

const registers = [countersRegistry];

/** What this process has counted since its start; /metrics shows it. */
export const counters = {
  stored: new Counter({
    name: 'waymark_leads_stored_total',
    help: 'Leads stored, by form',
    registers,
    labelNames: ['form'],
  }),
  refused: new Counter({
    name: 'waymark_forms_refused_total',
    help: 'Forms rejected, by status',
    registers,
    labelNames: ['status'],
  }),
  sent: new Counter({
    name: 'waymark_leads_told_total',
    help: 'Messages delivered, by channel',
    registers,
    labelNames: ['channel'],
  }),
  problems: new Counter({
    name: 'waymark_problems_total',
    help: "The log's warnings and errors",
    registers,
    labelNames: ['what'],
  }),
};
