/**
 * The fields that a firm sees before it accepts a request, and knows whose it is. Not in the fields' entries:
 * every page with a form would load it.
 */
export const offeredFields: ReadonlySet<string> = new Set([
  'businessType',
  'location',
  'services',
  'serviceNeeded',
  'urgency',
  'yearsBehind',
]);
