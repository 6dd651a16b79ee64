// Nothing is sent anywhere: the document is in the page, trying out is off, no validator is asked.
const viewer = window.SwaggerUIBundle({
  spec: window.OPENAPI,
  dom_id: '#contract',
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  displayOperationId: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  // The address below is not one to follow.
  plugins: [() => ({ wrapComponents: { InfoUrl: () => () => null } })],
})
// References within the document are resolved against its address, and the viewer reads none of a page that is a file.
// Nothing is loaded from there: the document is known.
viewer.specActions.updateUrl('http://contract.invalid/openapi.json')
