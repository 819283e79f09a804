import type { DocumentKind } from '../../content/schemas/navigation.ts';
import { agreement } from './agreement.ts';
import { certificate } from './certificate.ts';
import { payslip } from './payslip.ts';
import { priceTag } from './price-tag.ts';
import { purchaseOrder } from './purchase-order.ts';
import { receipt } from './receipt.ts';
import type { PaperDrawing } from './strokes.tsx';
import { waybill } from './waybill.ts';
import { workOrder } from './work-order.ts';

/** The drawing of each document. */
export const drawings: Record<DocumentKind, PaperDrawing> = {
  receipt,
  agreement,
  'purchase-order': purchaseOrder,
  'work-order': workOrder,
  'price-tag': priceTag,
  waybill,
  payslip,
  certificate,
};
