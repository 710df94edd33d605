/**
 * The version of the format in which pages send a lead, sent as `Lead-Version`: every field of the
 * form once, empty ones too.
 */
export const leadVersion = '1';

/** The required fields of each version, by form. */
const requiredFields: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '1': {
    quote: ['businessType', 'location', 'services', 'urgency', 'firstName', 'lastName', 'email'],
    'quick-quote': ['name', 'email', 'location', 'businessType', 'serviceNeeded'],
    contact: ['name', 'email', 'subject', 'message'],
  },
};

/**
 * True for a required field that pages of this version do not have, so that their leads may lack it.
 * An unknown version has all fields.
 */
export function isUnknownTo(version: string, form: string, field: string): boolean {
  const known = requiredFields[version]?.[form];
  return known !== undefined && !known.includes(field);
}
