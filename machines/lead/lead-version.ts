/**
 * How the site's pages write a lead, named in the header `Lead-Version`: every field that the
 * page knows, each once, empty ones too.
 */
export const leadVersion = '1';

/** The required fields that the pages of each version know, by form. */
const requiredFields: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map([
  [
    '1',
    new Map([
      [
        'quote',
        ['businessType', 'location', 'services', 'urgency', 'firstName', 'lastName', 'email'],
      ],
      ['quick-quote', ['name', 'email', 'location', 'businessType', 'serviceNeeded']],
      ['contact', ['name', 'email', 'subject', 'message']],
    ]),
  ],
]);

/**
 * True for a required field that the pages of a version do not know: their leads may lack it. An
 * unknown version knows all fields.
 */
export function isUnknownTo(version: string, form: string, field: string): boolean {
  const known = requiredFields.get(version)?.get(form);
  return known !== undefined && !known.includes(field);
}
