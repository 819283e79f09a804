// Visitors who save data read in the font of their machine. It runs before the page is laid out, when the
// browser would ask for the brand's.
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
  delete document.documentElement.dataset.face;
