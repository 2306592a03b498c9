export const cspReportPath = '/csp-reports';
