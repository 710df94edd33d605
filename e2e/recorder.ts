import { defineLab } from 'statelab/config';
import 'statelab/instrument/record-page';
import { maskRules } from '#src/report/mask-rules.ts';

// The recorder of a page of the built site, which is told of its fields, not of its machines.
defineLab({ machines: [], mask: maskRules });
