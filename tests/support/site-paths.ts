/** The firm's pages as the specification's route table lists them, each with the endpoint that it reads. */

export const POSTS = [
  'cybersecurity-awareness-training-why-your-houston-team-is-the-first-line-of-defense',
  '6-ways-youll-benefit-from-a-business-continuity-plan-in-houston',
  'cloud-backup-recovery-a-crucial-investment-for-your-business',
  'co-managed-services-a-solution-for-three-it-challenges',
  'dont-be-caught-off-guard-why-disaster-recovery-planning-is-crucial-for-your-business',
] as const;

export const SERVICES = [
  'cybersecurity-services',
  'cybersecurity-services/email-security',
  'cybersecurity-services/endpoint-security',
  'cybersecurity-services/managed-firewall-siem',
  'cloud-services',
  'cloud-services/backup-recovery',
  'business-continuity-support',
  'managed-it-services',
  'voip',
  'microsoft-365-services',
  'it-compliance',
] as const;

export const INDUSTRIES = [
  'healthcare-medical',
  'finance',
  'legal',
  'manufacturing-engineering',
  'oil-gas',
] as const;

/** Path and endpoint of every page whose body comes from the server. */
export const SERVED_PAGES: readonly (readonly [path: string, endpoint: string])[] = [
  ['/', '/api/pages/home'],
  ['/about-us', '/api/pages/about-us'],
  ['/areas-served', '/api/pages/areas-served'],
  ['/blog', '/api/pages/blog'],
  ['/contact', '/api/pages/contact'],
  ['/privacy', '/api/pages/privacy'],
  ['/services', '/api/pages/services'],
  ...SERVICES.map((slug) => [`/services/${slug}`, `/api/pages/services/${slug}`] as const),
  ['/industries', '/api/pages/industries'],
  ...INDUSTRIES.map((slug) => [`/industries/${slug}`, `/api/pages/industries/${slug}`] as const),
  ...POSTS.map((slug) => [`/${slug}`, `/api/blog/${slug}`] as const),
];

/** Every page under the one address that search engines shall know. */
export const PAGES: readonly string[] = [...SERVED_PAGES.map(([path]) => path), '/testimonials'];
