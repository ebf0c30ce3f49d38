/** What the subject of the contact page offers, in order. */
export const CONTACT_SUBJECTS = [
  'Please select',
  'General Inquiry',
  'IT Support',
  'Cybersecurity',
  'Cloud Services',
  'Business Continuity',
  'Other',
];
