/**
 * Words that mean the same in a search. A question with one of a group is found by all of it. A
 * group holds what people type beside what the questions say.
 */
export const searchWords: readonly (readonly string[])[] = [
  ['cost', 'price', 'fee', 'charge', 'how much'],
  ['owe', 'debt', 'arrears', 'behind', 'cannot pay', 'overdue'],
  ['late', 'fine', 'penalty'],
  ['employ', 'payroll', 'paye', 'wages', 'staff'],
  ['uber', 'ola', 'doordash', 'delivereasy', 'rideshare', 'delivery', 'airbnb', 'bookabach'],
  ['tax code', 'ir330', 'secondary tax', 'second job'],
  ['student loan', 'studylink'],
  ['working for families', 'wff', 'best start', 'family tax credit'],
  ['car', 'ute', 'vehicle', 'mileage', 'kilometre', 'petrol'],
  ['property', 'house', 'rental', 'bright-line', 'capital gains'],
  ['meals', 'entertainment', 'lunch', 'food'],
  ['audit', 'letter', 'notice', 'review'],
  ['company', 'limited', 'incorporate'],
];
