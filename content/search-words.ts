/**
 * Words that mean the same in a search. A question, or a letter, whose title or head has one of a
 * group is found by all of it. A group holds what people type beside what the titles say.
 */
export const searchWords: readonly (readonly string[])[] = [
  ['cost', 'price', 'fee', 'charge', 'how much'],
  ['deadline', 'due', 'due date'],
  ['owe', 'owing', 'debt', 'arrears', 'behind', 'unpaid', 'outstanding', 'tax debt'],
  ['cannot pay', 'can’t pay', 'cant pay', 'payment plan', 'instalment arrangement'],
  ['late', 'fine', 'penalty', 'penalties', 'overdue'],
  ['employ someone', 'employee', 'payroll', 'paye', 'staff'],
  ['uber', 'ola', 'doordash', 'delivereasy', 'rideshare', 'delivery', 'airbnb', 'bookabach'],
  ['tax code', 'ir330', 'secondary tax', 'second job', 'two jobs'],
  ['tax rates', 'tax bands', 'tax brackets'],
  ['student loan', 'studylink'],
  ['working for families', 'wff', 'best start', 'family tax credit', 'kids', 'children'],
  ['car', 'ute', 'vehicle', 'mileage', 'kilometre', 'petrol', 'logbook'],
  ['work from home', 'home office', 'working from home'],
  ['claim', 'expenses', 'deductions', 'write off'],
  ['property', 'house', 'rental', 'rent', 'landlord', 'tenant', 'bright-line', 'capital gains'],
  ['meals', 'entertainment', 'lunch', 'food'],
  ['GST', 'goods and services tax'],
  ['register for GST', 'GST number', 'GST threshold'],
  ['audit', 'investigation', 'review'],
  ['dispute', 'disagree', 'proposed adjustment'],
  ['company', 'limited', 'incorporate', 'sole trader', 'self-employed', 'self employed'],
  ['have to file', 'tax refund'],
];
