import type { SiteDrawing } from 'sitewright';

/** The paper that stands for each platform. */
export const papers = {
  /* The till receipt: a long strip with a torn end. */
  receipt: {
    tint: 'white',
    mark: {
      sheet: `M14 2.5h20v43${'l-2.5-3-2.5 3'.repeat(4)}z`,
      ink: 'M20 8.5h8M18 31h12',
      row: 'M18 15.5h6m4 0h2M18 20.5h6m4 0h2M18 25.5h6m4 0h2',
      'action tick': 'M20 36l3 3 5.5-5.5',
    },
    figure: {
      sheet: `M26 4h64v147${'l-4-5-4 5'.repeat(8)}z`,
      ink: 'M34 91h48M38 131v9m4 0v-9m3 0v9m7 0v-9m3 0v9m4 0v-9m6 0v9m3 0v-9m4 0v9m6 0v-9',
      row: 'M50 26h16M34 40h24m16 0h8M34 50h30m10 0h8M34 60h20m20 0h8M34 70h26m14 0h8M34 80h16m24 0h8',
      block: 'M44 13h28v6H44zM34 98h14v5H34zM66 98h16v5H66z',
      'marker tick': 'M48 117l7 7 13-13',
    },
  },
  /* The franchise agreement: a dog-eared sheet, signed and stamped. */
  agreement: {
    tint: 'goldenrod',
    mark: {
      sheet: 'M7 3.5h20l9 9v32H7z',
      ink: 'M27 3.5v9h9M12 10.5h8M11.5 38c3-6 5-6 3.5 0 2-5 4-5 3.5 0 2-2.5 3-2 4.5-.5',
      row: 'M12 18h19M12 23h19M12 28h12',
      stamp: 'M26.5 36a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
      'cut tick': 'M31 36l2.5 2.5 5-5',
    },
    figure: {
      sheet: 'M10 6h66l24 24v122H10z',
      ink: 'M76 6v24h24M24 26h30M24 138h36M26 132c8-20 15-20 9 0 6-15 12-15 9-1 4-7 7-6 12-1',
      row: 'M24 48h62M24 57h62M24 66h62M24 75h40M24 92h62M24 101h36',
      stamp: 'M70 120a19 19 0 1 0 38 0a19 19 0 1 0-38 0z',
      'cut tick': 'M79 120l7 7 13-13',
    },
  },
  /* The purchase order: a form in three parts. */
  'purchase-order': {
    tint: 'sky',
    mark: {
      pink: 'M16 3.5h28v32H16z',
      white: 'M10 8.5h28v32H10z',
      sheet: 'M4 13.5h28v31H4z',
      ink: 'M8.5 18.5h9M8.5 23.5h19v12h-19zM18 23.5v12',
      row: 'M9 29.5h18',
      stamp: 'M18 37.5h9.5v4H18z',
    },
    figure: {
      pink: 'M24 8h82v122H24z',
      white: 'M15 18h82v122H15z',
      sheet: 'M6 28h82v122H6z',
      ink: 'M16 41h28M16 68h62v58H16zM48 68v58M64 68v58M16 78h62',
      row: 'M62 41h16M16 50h36M16 58h24M16 90h62M16 102h62M16 114h62',
      stamp: 'M48 131h30v11H48z',
    },
  },
  /* The work order: a job ticket on its clip, the first box ticked. */
  'work-order': {
    tint: 'canary',
    mark: {
      sheet: 'M8 8.5h32v36H8z',
      white: 'M17 3.5h14v8.5H17z',
      ink: 'M22 7.5h4M13 17.5h5.5v5.5H13zM13 26.5h5.5v5.5H13zM13 35.5h5.5v5.5H13z',
      row: 'M23 20.5h12M23 29.5h12M23 38.5h7',
      'action tick': 'M13 18.5l3.5 3.5 6-8',
    },
    figure: {
      sheet: 'M12 18h94v134H12z',
      white: 'M40 6h38v22H40zM54.5 13a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
      ink: 'M26 42h32M26 56h16v16H26zM26 82h16v16H26zM26 108h16v16H26z',
      row: 'M54 60h38M54 68h22M54 86h38M54 94h30M54 112h38M54 120h16M26 139h40',
      'marker tick': 'M27 60l9 9 15-19',
    },
  },
  /* The price tag: clipped shoulders, a punched hole and its string. */
  'price-tag': {
    tint: 'pink',
    mark: {
      sheet: 'M19 12.5h10l8.5 8.5v24h-27V21zM21.5 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
      row: 'M16 27.5h7M16 40h11',
      block: 'M16 31h16v5H16z',
      thread: 'M24 19.5c-4-5-7-17 0-17s4 12 0 17',
    },
    figure: {
      sheet: 'M44 38h32l22 22v92H22V60zM54 57a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
      block:
        'M36 88h4v34h-4zM43 88h8v34h-8zM54 88h2v34h-2zM59 88h5v34h-5zM67 88h2v34h-2zM72 88h7v34h-7zM82 88h2v34h-2z',
      ink: 'M36 134h48',
      thread: 'M60 58C46 40 38 5 60 5s14 35 0 53',
    },
  },
  /* The waybill: a label with a barcode and an arrow. */
  waybill: {
    tint: 'mint',
    mark: {
      sheet: 'M4.5 7.5h39a2 2 0 0 1 2 2v29a2 2 0 0 1-2 2h-39a2 2 0 0 1-2-2v-29a2 2 0 0 1 2-2z',
      ink: 'M2.5 21.5h43',
      row: 'M8 12.5h10M8 16.5h7',
      'action arrow': 'M26 14.5h13m-4-4l4 4-4 4',
      block:
        'M8 26h2v10H8zM12 26h4v10h-4zM18 26h1v10h-1zM21 26h3v10h-3zM26 26h1v10h-1zM29 26h2v10h-2zM33 26h1v10h-1zM36 26h4v10h-4z',
    },
    figure: {
      sheet: 'M6 28h102a4 4 0 0 1 4 4v96a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z',
      ink: 'M2 72h110M54 28v44',
      row: 'M12 40h22M12 49h32M12 58h26M12 122h90',
      'marker arrow': 'M66 50h34m-11-11l11 11-11 11',
      block:
        'M12 82h4v31h-4zM19 82h8v31h-8zM30 82h2v31h-2zM35 82h5v31h-5zM44 82h2v31h-2zM49 82h7v31h-7zM60 82h2v31h-2zM65 82h4v31h-4zM72 82h2v31h-2zM78 82h8v31h-8zM89 82h2v31h-2zM94 82h8v31h-8z',
    },
  },
  /* The payslip: a slip of continuous paper, with feed holes at its edges. */
  payslip: {
    tint: 'lilac',
    mark: {
      sheet: `M3.5 7.5h41v2${'a2 2 0 0 0 0 4v3'.repeat(4)}a2 2 0 0 0 0 4v1.5h-41v-1.5${'a2 2 0 0 0 0-4v-3'.repeat(4)}a2 2 0 0 0 0-4z`,
      ink: 'M12 13.5h10',
      row: 'M12 19.5h12m8 0h4M12 24.5h9m11 0h4',
      stamp: 'M26 30h10v5H26z',
    },
    figure: {
      sheet: `M4 28h110v6${'a4 4 0 0 0 0 8v6'.repeat(6)}a4 4 0 0 0 0 8v6H4v-6${'a4 4 0 0 0 0-8v-6'.repeat(6)}a4 4 0 0 0 0-8z`,
      ink: 'M24 42h28M24 112h14',
      row: 'M78 42h16M24 58h34m24 0h12M24 68h24m34 0h12M24 78h30m28 0h12M24 88h18m40 0h12M24 98h70',
      stamp: 'M66 106h28v12H66z',
    },
  },
  /* The certificate: a border and a rosette with ribbons. */
  certificate: {
    tint: 'grey',
    mark: {
      white: 'M20 38l-3 8 4-2 3 3 3-3 4 2-3-8z',
      sheet: 'M3.5 4.5h41v29h-41z',
      row: 'M7.5 8.5h33v21h-33zM15 20.5h18',
      ink: 'M17 14.5h14',
      stamp:
        'M24 25.5a2 2 0 0 1 3.7 1a2 2 0 0 1 2.8 2.8a2 2 0 0 1 1 3.7a2 2 0 0 1 -1 3.7a2 2 0 0 1 -2.8 2.8a2 2 0 0 1 -3.7 1a2 2 0 0 1 -3.7-1a2 2 0 0 1 -2.8-2.8a2 2 0 0 1 -1-3.7a2 2 0 0 1 1-3.7a2 2 0 0 1 2.8-2.8a2 2 0 0 1 3.7-1z',
      cut: 'M21 33a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    },
    figure: {
      white: 'M49 114l-8 38 11-5 8 9 8-9 11 5-8-38z',
      sheet: 'M4 12h110v96H4z',
      row: 'M12 20h94v80H12zM28 60h64M38 69h44',
      ink: 'M36 46h48',
      stamp:
        'M60 88a5 5 0 0 1 9 2.4a5 5 0 0 1 6.6 6.6a5 5 0 0 1 2.4 9a5 5 0 0 1-2.4 9a5 5 0 0 1-6.6 6.6a5 5 0 0 1-9 2.4a5 5 0 0 1-9-2.4a5 5 0 0 1-6.6-6.6a5 5 0 0 1-2.4-9a5 5 0 0 1 2.4-9a5 5 0 0 1 6.6-6.6a5 5 0 0 1 9-2.4z',
      cut: 'M50 106a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
    },
  },
} satisfies Record<string, SiteDrawing>;
export type PaperName = keyof typeof papers;

export const paperNames = Object.keys(papers) as PaperName[];

/** The paper of a platform. Content may call the report by its name too, which is of no platform. */
export const paperOf = (drawing: string | undefined): PaperName =>
  paperNames.find((one) => one === drawing) ?? 'receipt';
