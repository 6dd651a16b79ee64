/** Whether an address shows a preview of goods (GOODS-008): by its type, or by `?preview`. */
export const isPreview = (type: string, { preview }: { preview: boolean }): boolean => type === 'preview' || preview
