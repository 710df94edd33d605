import { defineLab } from '#statelab/config.ts';
import '#statelab/instrument/record-page.ts';
import { maskRules } from '#src/report/mask-rules.ts';

// The recorder of a page of the built site, which is told of its fields, not of its machines.
defineLab({ machines: [], mask: maskRules });
