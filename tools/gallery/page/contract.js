// Sends nothing: the document is part of the page, trying out is off, and no validator is called.
const viewer = window.SwaggerUIBundle({
  spec: window.OPENAPI,
  dom_id: '#contract',
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  displayOperationId: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  // Hides the viewer's link to the address of the document, which is set below.
  plugins: [() => ({ wrapComponents: { InfoUrl: () => () => null } })],
})
// The viewer resolves references within the document against its address, and a page opened as a file has none. Nothing
// is loaded from this address: the document is already known.
viewer.specActions.updateUrl('http://contract.invalid/openapi.json')
