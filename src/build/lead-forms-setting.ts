import type { LeadForms } from '#content/site.ts';

/**
 * Reads what becomes of the quick quote and contact forms, as the setting LEAD_FORMS says it.
 * Throws a sentence for anything but log and deliver.
 */
export function leadFormsSetting(text: string): LeadForms {
  if (text === 'log' || text === 'deliver') return text;
  throw new Error(
    `LEAD_FORMS is '${text}'. Set it to log or deliver, or leave it out for the setting of content/site.ts.`,
  );
}
