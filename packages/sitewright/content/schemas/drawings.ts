import { z } from 'zod';

/** The paper that stands for a platform in pictures; app/figures/documents.tsx draws each. */
export const documentKind = z.enum([
  'receipt',
  'agreement',
  'purchase-order',
  'work-order',
  'price-tag',
  'waybill',
  'payslip',
  'certificate',
]);
export type DocumentKind = z.infer<typeof documentKind>;

/** A way to reach the vendor; app/figures/channel-marks.ts has the drawing of each. */
export const channelKind = z.enum(['chat', 'phone', 'email', 'demo']);
export type ChannelKind = z.infer<typeof channelKind>;
